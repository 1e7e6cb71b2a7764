import { describe, expect, it } from 'vitest';
import { isPressed } from '../../../src/preview/page/shortcuts';

const held = { code: 'KeyK', ctrlKey: true, altKey: true, shiftKey: true };

describe('近道の鍵', () => {
  it('押された鍵がすべて合うときだけ効く', () => {
    expect(isPressed('Ctrl+Alt+Shift+K', held)).toBe(true);
    expect(isPressed('Ctrl+Alt+Shift+J', held)).toBe(false);
    expect(isPressed('Ctrl+Alt+Shift+K', { ...held, shiftKey: false })).toBe(false);
    expect(isPressed('Ctrl+Shift+K', held)).toBe(false);
  });
});
