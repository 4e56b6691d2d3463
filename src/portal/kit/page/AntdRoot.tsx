import { ConfigProvider } from 'antd';
import thTH from 'antd/locale/th_TH';
import zhCN from 'antd/locale/zh_CN';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
// The calendars' months and eras.
import '@/portal/kit/text/dates';
import { useLanguage } from '@/portal/kit/text/language';
import { antdThemes } from '@/portal/ui/theme';
import { useThemeName } from './theme-name';
import { useMedia } from './use-media';

const picker = thTH.DatePicker;
/** Thai years are of the Buddhist era in every calendar. */
const thai: typeof thTH = {
  ...thTH,
  ...(picker && {
    DatePicker: {
      ...picker,
      lang: {
        ...picker.lang,
        yearFormat: 'BBBB',
        cellYearFormat: 'BBBB',
        fieldDateFormat: 'DD/MM/BBBB',
        fieldDateTimeFormat: 'DD/MM/BBBB HH:mm',
      },
    },
  }),
};

/** The arrow of the portal's plain selects. */
const select = { suffixIcon: <ChevronDown size={16} color="var(--border)" /> };

const locales = { th: thai, en: undefined, cn: zhCN };

/** What antd's pieces stand in: the portal's theme and the reader's language. It loads with them. */
export function AntdRoot({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const name = useThemeName();
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const theme = useMemo(() => {
    const { token, ...rest } = antdThemes[name];
    return { ...rest, token: { ...token, motion: !isStill } };
  }, [name, isStill]);
  return (
    <ConfigProvider theme={theme} locale={locales[language]} select={select}>
      {children}
    </ConfigProvider>
  );
}
