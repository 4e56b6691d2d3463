import { AutoComplete, Form, Input } from 'antd';
import { accountEndpoints } from '@/contracts/auth/account';
import { propertySettingEndpoints } from '@/contracts/master-data/property/property-setting';
import { useReader } from '@/portal/kit/calls/use-reader';
import { usePermission } from '@/portal/kit/page/permission';
import { usePerson } from '@/portal/kit/page/person';

/** The form's field, as its item gives it. */
interface Given {
  id?: string;
  value?: string;
  onChange?: (next: string) => void;
}

interface Known {
  email: string;
  name: string;
}

/** Who was named before is one press away: the person at the screen, and the office. */
function KnownEmails({ known, ...input }: Given & { known: (Known | undefined)[] }) {
  const form = Form.useFormInstance();
  const people = known.filter((one): one is Known => Boolean(one?.email));
  return (
    <AutoComplete
      {...input}
      autoFocus
      maxLength={254}
      showSearch={{ filterOption: true }}
      options={people.map(({ email, name }) => ({ value: email, label: `${email} · ${name}` }))}
      onSelect={(chosen: string) => {
        const one = people.find(({ email }) => email === chosen);
        const named: string = form.getFieldValue('name') ?? '';
        const isOffered = named === '' || people.some(({ name }) => name === named);
        if (one && isOffered) form.setFieldValue('name', one.name);
      }}
    >
      <Input type="email" inputMode="email" />
    </AutoComplete>
  );
}

function useOwn(): Known | undefined {
  const own = useReader(accountEndpoints.profile, {}).answer;
  return own && { email: own.email, name: own.fullname };
}

function OwnEmail(input: Given) {
  return <KnownEmails {...input} known={[useOwn()]} />;
}

function OwnOrOffice({ propertyId, ...input }: Given & { propertyId: string }) {
  const own = useOwn();
  const office = useReader(propertySettingEndpoints.get, { params: { id: propertyId } }).answer;
  return (
    <KnownEmails {...input} known={[own, office && { email: office.email, name: office.nameTh }]} />
  );
}

/** An e-mail address, with those that are known already offered. */
export function EmailInput(input: Given) {
  const { propertyId } = usePerson();
  const can = usePermission();
  return propertyId && can('property-settings:view') ? (
    <OwnOrOffice {...input} propertyId={propertyId} />
  ) : (
    <OwnEmail {...input} />
  );
}
