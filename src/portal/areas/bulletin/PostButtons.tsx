import { useTranslation } from 'next-i18next/pages';
import { type Post, postEndpoints } from '@/contracts/bulletin/post';
import { useAction } from '@/portal/kit/calls/use-action';
import { usePermission } from '@/portal/kit/page/permission';
import { Button } from '@/portal/ui/actions/Button';

interface Props {
  post: Post;
  look: 'link' | 'plain';
  /** Read by screen readers where several posts have the button. */
  name?: string;
  onChanged: () => void;
}

const Named = ({ name }: { name: string | undefined }) =>
  name && <span className="visually-hidden">{name}</span>;

/** Keeps a post above all others, or lets it go with them. */
export function PinButton({ post, look, name, onChanged }: Props) {
  const { t } = useTranslation('bulletin');
  const mayEdit = usePermission()('bulletin:edit');
  const [pin, pinning] = useAction(postEndpoints.sticky, { done: onChanged });
  const { id, sticky } = post;
  if (!mayEdit) return null;
  return (
    <Button
      look={look}
      busy={pinning}
      onClick={() => void pin({ params: { id }, body: { sticky: !sticky } })}
    >
      {t(sticky ? 'unpin' : 'pin')} <Named name={name} />
    </Button>
  );
}

/** Hides a post from residents, or shows it to them again. */
export function ShowButton({ post, look, name, onChanged }: Props) {
  const { t } = useTranslation('bulletin');
  const mayEdit = usePermission()('bulletin:edit');
  const [show, showing] = useAction(postEndpoints.active, { done: onChanged });
  const { id, active } = post;
  if (!mayEdit) return null;
  return (
    <Button
      look={look}
      busy={showing}
      onClick={() => void show({ params: { id }, body: { active: !active } })}
    >
      {t(active ? 'hide' : 'show')} <Named name={name} />
    </Button>
  );
}
