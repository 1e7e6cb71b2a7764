import { setShown } from './dom';

/** Excel の外で開かれたときの案内を見せる。文は taskpane.html にあり、Office.js が届かなくても読める。 */
export function showOutsideOffice(): void {
  const pane = document.getElementById('pane');
  const outside = document.getElementById('outside-office');
  if (pane) setShown(pane, false);
  if (outside) setShown(outside, true);
}
