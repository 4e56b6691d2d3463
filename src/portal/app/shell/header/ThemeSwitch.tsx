import { Moon, Sun } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { writeCookie } from '@/portal/app/cookies';
import { useDocument } from '@/portal/app/document/use-document';
import { useThemeName } from '@/portal/kit/page/theme-name';
import { Button } from '@/portal/ui/actions/Button';

/** Changes between the light and the dark theme, for this browser. */
export function ThemeSwitch() {
  const { t } = useTranslation('common');
  const { change } = useDocument();
  const other = useThemeName() === 'dark' ? 'light' : 'dark';

  function changeTheme() {
    writeCookie('theme', other);
    document.documentElement.dataset.theme = other;
    change({ theme: other });
  }

  return (
    <Button
      look="bare"
      icon={other === 'dark' ? <Moon /> : <Sun />}
      aria-label={t(`shell.theme.${other}`)}
      title={t(`shell.theme.${other}`)}
      onClick={changeTheme}
    />
  );
}
