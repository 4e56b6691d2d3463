import th from '@locales/th/personal.json';

const en = () => import('@locales/en/personal.json');
const cn = () => import('@locales/cn/personal.json');

/** The texts of what is handed out and erased when somebody asks for it. */
export const personalTexts = { personal: { th, en, cn } };
