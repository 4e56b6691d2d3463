import * as z from 'zod';

/** A code for a machine as it is drawn: one path of squares or bars, in modules. */
const drawnCode = z.object({
  /** What it says. */
  text: z.string(),
  path: z.string(),
  modules: z.number().int(),
});
export type DrawnCode = z.output<typeof drawnCode>;

/** The ways to pay a bill by an app or at a counter; null where the property has no account for it. */
export const payCodes = z.object({
  /** PromptPay, EMV tag 29. */
  promptPay: drawnCode.nullable(),
  /** Bill payment, EMV tag 30, and its barcode. */
  bill: drawnCode.nullable(),
  barcode: drawnCode.nullable(),
  ref1: z.string(),
  ref2: z.string(),
});
export type PayCodes = z.output<typeof payCodes>;
