/** 釘づけの駒に残る方向（玉への線の両向き）。pin は玉から見た方向 + 1。 */
export function pinMask(pin: number): number {
  return (1 << (pin - 1)) | (1 << ((pin - 1) ^ 4));
}
