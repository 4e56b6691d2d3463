import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Feature } from '@/contracts/kit/feature/permissions';
import type { LinkSecrets } from '@/services/kit/mail/letter-token';
import type { Post } from '@/services/kit/mail/post';

/** What sending papers needs. */
export interface Mailing {
  db: NodePgDatabase;
  post: Pick<Post, 'send' | 'portalUrl'>;
  /** Signs the links of letters. */
  linkSecrets: LinkSecrets;
  /** Told of a letter that could not be written. */
  unwritten: (error: unknown) => void;
  /** What is shown of a property is another by now. */
  changed: (propertyId: string, feature: Feature) => void;
}
