import { finding } from '@/contracts/kit/feature/finding';
import { titleIn } from '@/contracts/kit/text/languages';
import { phoneEndpoints } from './phone-directory';

/** Phone numbers by whose they are, or by their digits. */
export const phonesFound = finding({
  endpoint: phoneEndpoints.list,
  call: (keywords, limit) => ({ query: { keywords, limit, active: true } }),
  records: ({ rows }, _, { language }) =>
    rows.map((phone) => ({
      id: phone.id,
      title: titleIn(phone, language) || phone.titleTh,
      detail: phone.numbers.map(({ number }) => number).join(' · '),
      href: `/phone-directory?keywords=${encodeURIComponent(phone.titleTh)}`,
    })),
});
