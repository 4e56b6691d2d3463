import { Button, Form, Modal } from 'antd';
import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ZodObject, z } from 'zod';
import type { ApiError } from '@/contracts/kit/errors';
import { fieldErrors } from '@/contracts/kit/field-errors';
import type { Version } from '@/contracts/kit/upsert-endpoints';
import { useAction } from '@/portal/kit/calls/use-action';
import { useFieldText } from '@/portal/kit/calls/use-error-text';
import { AntdRoot } from '@/portal/kit/page/AntdRoot';
import { focusFirst } from '@/portal/kit/page/focus-first';
import { notice } from '@/portal/kit/page/notice';
import type { Sides } from './Conflict';
import { type Fields, FieldsContext } from './Field';
import { RecordConflict } from './RecordConflict';
import styles from './RecordForm.module.css';
import { RestoredNote } from './RestoredNote';
import { savingCall, type WritingCalls } from './record-calls';
import type { OpenForm } from './use-editing';
import { useLateRecord } from './use-late-record';
import { useRecordErrors } from './use-record-errors';
import { useUnsavedGuard } from './use-unsaved-guard';

interface Props<S extends ZodObject, R extends Version> extends OpenForm<R> {
  /** The contract's draft: the same rules in the browser as in the service. */
  schema: S;
  /** What a new record starts from. */
  initial?: Partial<z.input<S>>;
  title: string;
  endpoints: WritingCalls<R>;
  onSaved: (record: R) => void;
  children: ReactNode;
}

/** Creates or edits one record in a dialog: errors beside the fields, nothing typed is ever lost. */
export function RecordForm<S extends ZodObject, R extends Version>(props: Props<S, R>) {
  const { schema, title, onClose, onSaved } = props;
  const { t } = useTranslation('common');
  const fieldText = useFieldText();
  const [form] = Form.useForm();
  const [record, setRecord] = useState(props.record);
  const { late, tell, settle } = useLateRecord(props.endpoints.get);
  const touched = useRef(props.restored !== null);
  const sent = useRef<object>({});
  const [fields] = useState((): Fields => ({ schema, said: new Map() }));
  const frame = useRef<HTMLFieldSetElement>(null);
  const showErrors = useRecordErrors(form, fields, frame);

  function onRefused(error: ApiError) {
    if (error.code === 'STALE' && record) {
      void tell(error, record, sent.current);
      return true;
    }
    const fields = Object.entries(error.fields ?? {}).map(
      ([name, field]) => [name, { message: fieldText(field) }] as const,
    );
    return showErrors(Object.fromEntries(fields));
  }

  const how = savingCall(props.endpoints, record);
  const [save, isSaving] = useAction(how.endpoint, {
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
    sent.current = parsed.data;
    return save(how.call(parsed.data));
  }

  function takeTheirs(theirs: R) {
    settle();
    setRecord(theirs);
    form.setFieldsValue(theirs);
    touched.current = false;
    props.onDiscard();
  }
  function merge({ theirs }: Sides<R>, names: (keyof R)[]) {
    const taken = names.map((name) => [name, theirs[name]] as const);
    form.setFieldsValue(Object.fromEntries(taken) as object);
    // The save that follows is an edit of what they have.
    flushSync(() => {
      settle();
      setRecord(theirs);
    });
    form.submit();
  }

  function discard() {
    const names = Object.keys(schema.shape);
    form.setFieldsValue({
      ...Object.fromEntries(names.map((name) => [name, undefined])),
      ...(record ?? props.initial),
    });
    touched.current = false;
    props.onDiscard();
  }

  const mayLeave = useUnsavedGuard(() => touched.current);
  const cancel = async () => {
    if (await mayLeave()) onClose();
  };
  return (
    <AntdRoot>
      <Modal
        open
        title={title}
        transitionName=""
        maskTransitionName=""
        // The second of two quick presses of what opens it falls beside it.
        mask={{ closable: false }}
        afterOpenChange={(open) => open && focusFirst(frame.current)}
        onCancel={cancel}
        footer={[
          <Button key="cancel" onClick={cancel}>
            {t('form.cancel')}
          </Button>,
          <Button key="save" type="primary" loading={isSaving} onClick={form.submit}>
            {t('form.save')}
          </Button>,
        ]}
      >
        {props.restored && <RestoredNote onDiscard={discard} />}
        {late && (
          <RecordConflict
            {...late}
            said={fields.said}
            onTheirs={() => takeTheirs(late.sides.theirs)}
            onMerge={(names) => merge(late.sides, names)}
          />
        )}
        <FieldsContext value={fields}>
          <Form
            form={form}
            layout="vertical"
            noValidate
            requiredMark={(label, { required }) => (
              <span className={`${styles.label} ${required ? 'required' : ''}`}>{label}</span>
            )}
            disabled={isSaving}
            initialValues={props.restored ?? record ?? props.initial ?? {}}
            onValuesChange={(changed, values) => {
              touched.current = true;
              props.onInput(values);
              form.setFields(Object.keys(changed).map((name) => ({ name, errors: [] })));
            }}
            onFinish={submit}
          >
            <fieldset ref={frame} className={styles.fields} disabled={isSaving}>
              {props.children}
            </fieldset>
            {/* Enter in a field submits. */}
            <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
          </Form>
        </FieldsContext>
      </Modal>
    </AntdRoot>
  );
}
