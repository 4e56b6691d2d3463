let last: { receiptId: string; change: number } | undefined;

/** The change to hand back for a payment that was just taken, in satang: said beside its receipt until another is. */
export const changeGiven = {
  keep(receiptId: string, change: number | undefined) {
    last = change ? { receiptId, change } : undefined;
  },
  of: (receiptId: string) => (last?.receiptId === receiptId ? last.change : undefined),
};
