import { Form } from 'antd';
import { createContext, type ReactNode, useContext } from 'react';
import type { ZodObject } from 'zod';

export const FieldsContext = createContext<ZodObject | null>(null);

/** One field of the form's schema: label, required mark, and its error beside it. */
export function Field({
  name,
  label,
  children,
}: {
  name: string;
  label: string;
  children: ReactNode;
}) {
  const rule = useContext(FieldsContext)?.shape[name];
  const required = rule ? !rule.safeParse(undefined).success : false;
  return (
    <Form.Item name={name} label={label} required={required}>
      {children}
    </Form.Item>
  );
}
