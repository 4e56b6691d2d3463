import { id } from '@/contracts/kit/fields/fields';

/** What an id names that a caller chooses: a try of theirs, or a draft that they write on. */
type Chosen = 'try' | 'draft';

const chosen = (names: Chosen) => id.meta({ chosen: names });

/**
 * Names one try of its sender's: sent again with the same, it is done once and answered the same; with
 * anything else it fails with `TRY_DIFFERS`. It is no id of a record of the services' own making.
 */
export const tryId = chosen('try');

/** Names what its sender writes on: sent again by them, it is the same, and what is different then an edit. */
export const draftId = chosen('draft');
