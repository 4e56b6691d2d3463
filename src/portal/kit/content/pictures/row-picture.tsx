import { publicFileUrl } from '@/contracts/upload/upload';
import { SmallCover } from './SmallCover';

/** A record's picture before its title, by the id of its upload. */
export const rowPicture = ({ picture }: { picture: string | null }) => (
  <SmallCover url={picture ? publicFileUrl(picture, 'file') : ''} />
);

/** The same, where a row of the list has one: empty places alone say nothing. */
export const rowPictures = (rows: readonly { picture: string | null }[] = []) =>
  rows.some(({ picture }) => picture) ? rowPicture : undefined;
