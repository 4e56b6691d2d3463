import { Pencil, Printer } from 'lucide-react';
import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { usePermission } from '@/portal/kit/page/permission';
import { Button, buttonLook } from '@/portal/ui/Button';
import { ScreenHeader } from '@/portal/ui/ScreenHeader';
import { About } from './About';
import { SettingOf } from './SettingOf';

/** About the juristic person: what a visitor, a bank or an office asks for. */
export function AboutScreen() {
  const { t } = useTranslation('property');
  const can = usePermission();
  return (
    <>
      <ScreenHeader title={t('about.title')}>
        <Button icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
          {t('about.print')}
        </Button>
        {can('property-settings:edit') && (
          <Link href="/property-setting" {...buttonLook('plain')}>
            <Pencil aria-hidden="true" />
            {t('about.edit')}
          </Link>
        )}
      </ScreenHeader>
      <SettingOf>{(setting) => <About setting={setting} />}</SettingOf>
    </>
  );
}
