import { useTranslation } from 'next-i18next/pages';
import { useEffect } from 'react';
import { tellStanding } from '@/portal/kit/calls/told';
import { ActionLink } from '@/portal/ui/actions/Action';
import { Panel } from '@/portal/ui/layout/Panel';

/** The page is of a property, and the person stands in none: leads to them. */
export function NoProperty() {
  const { t } = useTranslation(['errors', 'common']);
  useEffect(() => tellStanding('NO_PROPERTY'), []);
  return (
    <Panel
      role="alert"
      title={t('NO_PROPERTY')}
      actions={
        <ActionLink look="primary" href="/">
          {t('common:place.list')}
        </ActionLink>
      }
    />
  );
}
