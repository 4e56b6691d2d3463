import { Pencil, Printer } from 'lucide-react';
import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { useAddress } from '@/portal/kit/address/use-address';
import { usePermission } from '@/portal/kit/page/permission';
import { Button, buttonLook } from '@/portal/ui/actions/Button';
import { LinkTabs } from '@/portal/ui/actions/LinkTabs';
import { ScreenHeader } from '@/portal/ui/layout/ScreenHeader';
import { About } from './About';
import { Documents } from './documents/Documents';
import { SettingOf } from './settings/SettingOf';

/** About the juristic person: what a visitor, a bank or an office asks for, and its papers. */
export function AboutScreen() {
  const { t } = useTranslation('property');
  const can = usePermission();
  const isDocuments = useAddress().query.tab === 'documents';
  const tab = (name: 'data' | 'documents', query: Record<string, string>) => ({
    ...{ name, title: t(`about.${name}`) },
    href: { pathname: '/admin/property/about', query },
  });
  const tabs = (
    <LinkTabs
      label={t('about.tabs')}
      current={isDocuments ? 'documents' : 'data'}
      tabs={[tab('data', {}), tab('documents', { tab: 'documents' })]}
    />
  );
  if (isDocuments) return <Documents tabs={tabs} />;
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
      {tabs}
      <SettingOf>{(setting) => <About setting={setting} />}</SettingOf>
    </>
  );
}
