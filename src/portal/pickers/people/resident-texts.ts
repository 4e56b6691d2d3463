import th from '@locales/th/residents.json';

const en = () => import('@locales/en/residents.json');
const cn = () => import('@locales/cn/residents.json');

/** The texts of what units, their people and these people's app have in common. */
export const residentTexts = { residents: { th, en, cn } };
