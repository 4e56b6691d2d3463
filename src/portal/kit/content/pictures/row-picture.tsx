import { publicFileUrl } from '@/contracts/upload/upload';
import { SmallCover } from './SmallCover';

/** A record's picture before its title, by the id of its upload. */
export const rowPicture = ({ picture }: { picture: string | null }) => (
  <SmallCover url={picture ? publicFileUrl(picture, 'file') : ''} />
);
