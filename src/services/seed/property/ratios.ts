/** Millionths of a percent in 100 %. */
const whole = 100_000_000n;

/** Each area's percentage of all of them with six decimals; together they are 100 exactly. */
export function ratiosOf(areas: readonly string[]): string[] {
  const sizes = areas.map((area) => BigInt(area.replace('.', '')));
  const all = sizes.reduce((sum, size) => sum + size, 0n);
  const parts = sizes.map((size) => (size * whole) / all);
  const left = whole - parts.reduce((sum, part) => sum + part, 0n);
  return parts.map((part, index) => {
    const digits = String(part + (BigInt(index) < left ? 1n : 0n)).padStart(7, '0');
    return `${digits.slice(0, -6)}.${digits.slice(-6)}`;
  });
}
