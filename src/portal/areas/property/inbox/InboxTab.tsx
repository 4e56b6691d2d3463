import { Send } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { TabProps } from '@/portal/areas/property/tab';
import { usePermission } from '@/portal/kit/page/permission';
import { Button } from '@/portal/ui/actions/Button';
import { ScreenHeader } from '@/portal/ui/layout/ScreenHeader';
import { Inbox } from './Inbox';
import { WriteToStaff } from './WriteToStaff';

/** The property's notifications, and a message to its staff. */
export function InboxTab({ tabs }: TabProps) {
  const { t } = useTranslation('notifications');
  const can = usePermission();
  const [writing, setWriting] = useState(false);
  return (
    <>
      <ScreenHeader title={t('title')}>
        {can('notifications:create') && !writing && (
          <Button look="primary" icon={<Send />} onClick={() => setWriting(true)}>
            {t('write')}
          </Button>
        )}
      </ScreenHeader>
      {tabs}
      {writing && <WriteToStaff onClose={() => setWriting(false)} />}
      <Inbox />
    </>
  );
}
