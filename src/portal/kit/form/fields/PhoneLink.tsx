import { dialled, type PhoneLine, showPhoneLine } from '@/contracts/kit/fields/phone-line';

/** A number that a telephone dials when it is pressed. */
export const PhoneLink = ({ line, ext }: { line: PhoneLine; ext: string }) => (
  <a href={dialled(line)} style={{ whiteSpace: 'nowrap' }}>
    {showPhoneLine(line, ext)}
  </a>
);
