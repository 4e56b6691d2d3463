import { Alert, Button, Form, Modal } from 'antd';
import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, useRef, useState } from 'react';
import type { ZodObject, z } from 'zod';
import type { ApiError } from '@/contracts/kit/errors';
import { fieldErrors } from '@/contracts/kit/field-errors';
import type { Version } from '@/contracts/kit/upsert-endpoints';
import { AntdRoot } from '@/portal/kit/AntdRoot';
import { FieldsContext } from '@/portal/kit/Field';
import { notice } from '@/portal/kit/notice';
import { useAction } from '@/portal/kit/use-action';
import { useErrorText, useFieldText } from '@/portal/kit/use-error-text';
import { useUnsavedGuard } from '@/portal/kit/use-unsaved-guard';

interface Props<S extends ZodObject, R extends Version> {
  /** The contract's draft: the same rules in the browser as in the service. */
  schema: S;
  /** The record to change; `null` for a new one, which starts from `initial`. */
  record: R | null;
  initial?: Partial<z.input<S>>;
  title: string;
  save: (call: { body: z.output<S> & Version }) => unknown;
  /** Reads the record again after somebody else changed it. */
  reread: (call: { params: { id: string } }) => unknown;
  onSaved: (record: R) => void;
  onClose: () => void;
  children: ReactNode;
}

/** Creates or edits one record in a dialog: errors beside the fields, nothing typed is ever lost. */
export function RecordForm<S extends ZodObject, R extends Version>(props: Props<S, R>) {
  const { schema, title, onClose, onSaved } = props;
  const { t } = useTranslation('common');
  const fieldText = useFieldText();
  const errorText = useErrorText();
  const [form] = Form.useForm();
  const [record, setRecord] = useState(props.record);
  const [stale, setStale] = useState<ApiError | null>(null);
  const touched = useRef(false);

  function showErrors(errors: Record<string, { message: string }>) {
    // A field that holds rows bears the first error of any of them.
    const first = new Map<string, string>();
    for (const [path, { message }] of Object.entries(errors)) {
      const name = path.split('.')[0] ?? '';
      if (name in schema.shape && !first.has(name)) first.set(name, message);
    }
    const names = [...first.keys()];
    form.setFields(names.map((name) => ({ name, errors: [first.get(name) ?? ''] })));
    if (names[0]) form.focusField(names[0]);
    return names.length > 0;
  }

  function onRefused(error: ApiError) {
    if (error.code === 'STALE') setStale(error);
    const fields = Object.entries(error.fields ?? {}).map(
      ([name, field]) => [name, { message: fieldText(field) }] as const,
    );
    return error.code === 'STALE' || showErrors(Object.fromEntries(fields));
  }

  const [save, saving] = useAction<{ body: z.output<S> & Version }, R>(props.save, {
    done: (saved) => {
      touched.current = false;
      notice.success(t('form.saved'));
      onSaved(saved);
    },
    onRefused,
  });

  function submit(values: object) {
    const parsed = schema.safeParse(values, { reportInput: true });
    if (!parsed.success) return showErrors(fieldErrors(parsed.error.issues, fieldText));
    return save({ body: { ...parsed.data, id: record?.id, version: record?.version } });
  }

  const [takeTheirs] = useAction<{ params: { id: string } }, R>(props.reread, {
    done: (latest) => {
      setRecord(latest);
      form.setFieldsValue(latest);
      setStale(null);
    },
  });

  const leave = useUnsavedGuard(() => touched.current);
  return (
    <AntdRoot>
      <Modal
        open
        title={title}
        onCancel={() => leave() && onClose()}
        footer={[
          <Button key="cancel" onClick={() => leave() && onClose()}>
            {t('form.cancel')}
          </Button>,
          <Button key="save" type="primary" loading={saving} onClick={form.submit}>
            {t('form.save')}
          </Button>,
        ]}
      >
        {stale && (
          <Alert
            type="warning"
            showIcon
            title={t('form.stale')}
            description={errorText(stale)}
            action={
              record?.id && (
                <Button
                  size="small"
                  onClick={() => takeTheirs({ params: { id: record.id ?? '' } })}
                >
                  {t('form.theirs')}
                </Button>
              )
            }
          />
        )}
        <FieldsContext value={schema}>
          <Form
            form={form}
            layout="vertical"
            noValidate
            disabled={saving}
            initialValues={record ?? props.initial ?? {}}
            onValuesChange={(changed) => {
              touched.current = true;
              form.setFields(Object.keys(changed).map((name) => ({ name, errors: [] })));
            }}
            onFinish={submit}
          >
            {props.children}
            {/* Enter in a field submits. */}
            <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
          </Form>
        </FieldsContext>
      </Modal>
    </AntdRoot>
  );
}
