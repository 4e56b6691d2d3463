import * as z from 'zod';

/** How an invitation went: its link where no letter carried it, told this once. */
export const invitation = z.object({ link: z.string().nullable() });
export type Invitation = z.output<typeof invitation>;
