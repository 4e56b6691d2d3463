/**
 * Deals what happens to a share of many, evenly instead of by luck: of fifty that are asked about with
 * 0.04 two are dealt, wherever one begins to count never more than one too many or too few.
 */
export class Shares {
  private readonly owed = new Map<string, number>();

  /** Whether the next one is dealt what goes by that name. */
  deal(name: string, share: number): boolean {
    const owed = (this.owed.get(name) ?? 0.5) + share;
    const isDealt = owed >= 1;
    this.owed.set(name, isDealt ? owed - 1 : owed);
    return isDealt;
  }
}
