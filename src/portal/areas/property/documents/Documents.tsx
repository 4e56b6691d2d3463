import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, useMemo } from 'react';
import {
  documentAudiences,
  documentKinds,
  type PropertyDocument,
  propertyDocumentColumns,
  propertyDocumentEndpoints,
} from '@/contracts/master-data/property/property-document';
import { FilterSelect } from '@/portal/kit/list/FilterSelect';
import { RecordsScreen } from '@/portal/kit/records/RecordsScreen';
import { useRecords } from '@/portal/kit/records/use-records';
import { DocumentFile } from './DocumentFile';

const DocumentForm = dynamic(() => import('./DocumentForm').then((m) => m.DocumentForm), {
  ssr: false,
});

/** The juristic person's papers: what they are, of which day, and for whom. */
export function Documents({ tabs }: { tabs: ReactNode }) {
  const { t } = useTranslation('property-documents');
  const records = useRecords(propertyDocumentEndpoints);
  const renders = useMemo(
    () => ({ fileName: (row: PropertyDocument) => <DocumentFile {...row} /> }),
    [],
  );
  const choices = (words: 'kind' | 'audience', values: readonly string[]) =>
    values.map((value) => ({ value, label: t(`values.${words}.${value}`) }));
  return (
    <RecordsScreen
      records={records}
      texts="property-documents"
      columns={propertyDocumentColumns}
      renders={renders}
      nameOf={({ name }) => name}
      Form={DocumentForm}
      tabs={tabs}
    >
      <FilterSelect
        list={records.list}
        name="kind"
        label={t('kind')}
        options={choices('kind', documentKinds)}
      />
      <FilterSelect
        list={records.list}
        name="audience"
        label={t('audience')}
        options={choices('audience', documentAudiences)}
      />
    </RecordsScreen>
  );
}
