import cn from '@locales/cn/residents.json';
import en from '@locales/en/residents.json';
import th from '@locales/th/residents.json';

/** The texts of what units, their people and these people's app have in common. */
export const residentTexts = { residents: { th, en, cn } };
