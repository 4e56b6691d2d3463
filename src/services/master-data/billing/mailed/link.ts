import { letterToken } from '@/services/kit/mail/letter-token';
import type { Mailing } from './mailing';

/** What a bill's letter may be used for, by whoever has it. */
export const billDeed = 'bill';

/** The page of a bill that a letter leads to. */
export const billUrl = ({ post, linkSecrets }: Pick<Mailing, 'post' | 'linkSecrets'>, id: string) =>
  `${post.portalUrl}/bill?of=${letterToken(linkSecrets, billDeed, id)}`;
