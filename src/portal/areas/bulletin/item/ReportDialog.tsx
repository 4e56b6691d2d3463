import { useTranslation } from 'next-i18next/pages';
import * as z from 'zod';
import { reasonNames, reportReasons } from '@/contracts/bulletin/choices';
import { postEndpoints } from '@/contracts/bulletin/post';
import { optionalText } from '@/contracts/kit/fields/fields';
import { callEndpoint } from '@/portal/kit/calls/call-endpoint';
import { FormDialog } from '@/portal/kit/form/FormDialog';
import { usePlainForm } from '@/portal/kit/form/use-plain-form';
import { useNames } from '@/portal/kit/text/use-names';
import { Labelled, Select } from '@/portal/ui/fields/fields';
import { TextArea } from '@/portal/ui/fields/TextArea';
import { TextField } from '@/portal/ui/fields/TextField';

const schema = z.object({
  reason: z.enum(reportReasons),
  text: optionalText(2000),
  residentName: optionalText(200),
});

/** Notes what a resident told the office of a post. */
export function ReportDialog(props: { id: string; onDone: () => void; onClose: () => void }) {
  const { id, onDone, onClose } = props;
  const { t } = useTranslation('bulletin');
  const nameOf = useNames();
  const form = usePlainForm<typeof schema, { id: string }>({
    schema,
    save: ({ body }) => callEndpoint(postEndpoints.report, { body: { id, ...body } }),
    done: onDone,
  });
  return (
    <FormDialog title={t('report')} form={form} onClose={onClose}>
      <Labelled label={t('reason')}>
        <Select name="reason">
          {reportReasons.map((reason) => (
            <option key={reason} value={reason}>
              {nameOf(reasonNames[reason])}
            </option>
          ))}
        </Select>
      </Labelled>
      <TextArea
        name="text"
        label={t('reportText')}
        rows={3}
        maxLength={2000}
        error={form.errorOf('text')}
      />
      <TextField
        name="residentName"
        label={t('residentName')}
        maxLength={200}
        error={form.errorOf('residentName')}
      />
    </FormDialog>
  );
}
