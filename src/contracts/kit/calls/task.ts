import * as z from 'zod';

export const taskStates = ['waiting', 'running', 'done', 'failed'] as const;

/** How far work has come that runs behind the answer of whoever asked for it. */
export const task = z.object({
  state: z.enum(taskStates),
  done: z.number().int(),
  /** 0 as long as nobody knows. */
  total: z.number().int(),
  /** Why it was given up, as a failed call says it. */
  failure: z
    .object({
      code: z.string(),
      message: z.string(),
      details: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
    })
    .nullable(),
});
export type TaskState = z.output<typeof task>;
