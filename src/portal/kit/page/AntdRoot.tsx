import { ConfigProvider } from 'antd';
import thTH from 'antd/locale/th_TH';
import zhCN from 'antd/locale/zh_CN';
import type { ReactNode } from 'react';
import { useLanguage } from '@/portal/kit/text/language';
import { antdThemes } from '@/portal/ui/theme';
import { useThemeName } from './theme-name';

const locales = { th: thTH, en: undefined, cn: zhCN };

/** What antd's pieces stand in: the portal's theme and the reader's language. It loads with them. */
export function AntdRoot({ children }: { children: ReactNode }) {
  const language = useLanguage();
  return (
    <ConfigProvider theme={antdThemes[useThemeName()]} locale={locales[language]}>
      {children}
    </ConfigProvider>
  );
}
