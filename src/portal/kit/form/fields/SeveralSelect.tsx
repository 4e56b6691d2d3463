import { Select, type SelectProps } from 'antd';

/** Several of many options, each found by a part of its label; Tab goes on to the next field. */
export const SeveralSelect = (props: SelectProps<string[]>) => (
  <Select
    {...props}
    mode="multiple"
    showSearch={{ optionFilterProp: 'label' }}
    onInputKeyDown={(event) => {
      // antd would take the option that stands first, and hold the focus.
      if (event.key === 'Tab') event.stopPropagation();
    }}
  />
);
