/**
 * Money that is moved or brought forward by hand, and a bank's line that was in the books for some days: the books
 * are the only ones that say it, so that it is noted here.
 */
export function keptByHand() {
  interface Place {
    account: string;
    fund: string;
    bankAccountId?: string;
  }
  const moves: (readonly [day: string, account: string, amount: number])[] = [];
  const openings = new Map<string, readonly [day: string, account: string, amount: number]>();
  return {
    move(day: string, [from, to]: readonly [Place, Place], amount: number) {
      moves.push([day, from.account, -amount], [day, to.account, amount]);
    },
    /** A line says what it is booked to now: what it was until a day is nowhere else. */
    freed(line: { day: string; amount: number }, account: string, on: string) {
      moves.push([line.day, 'bank', line.amount], [line.day, account, -line.amount]);
      moves.push([on, 'bank', -line.amount], [on, account, line.amount]);
    },
    /** Entered again it is put right. */
    open(day: string, { account, fund, bankAccountId = '' }: Place, amount: number) {
      openings.set([account, fund, bankAccountId].join(), [day, account, amount]);
    },
    /** What accounts hold of it at the end of a day. */
    on(until: string): Map<string, number> {
      const sums = new Map<string, number>();
      const add = (account: string, amount: number) =>
        sums.set(account, (sums.get(account) ?? 0) + amount);
      for (const [day, account, amount] of [...moves, ...openings.values()])
        if (day <= until) add(account, amount);
      for (const [day, , amount] of openings.values())
        if (day <= until) add('accumulated', -amount);
      return sums;
    },
  };
}
