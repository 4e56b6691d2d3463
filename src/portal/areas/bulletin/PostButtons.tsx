import { useTranslation } from 'next-i18next/pages';
import { type Post, postEndpoints } from '@/contracts/bulletin/post';
import { CallButton } from '@/portal/kit/calls/CallButton';

/** Keeps a post above all others or lets it go with them; hides it from residents or shows it again. */
export function PostButtons(props: {
  post: Post;
  look: 'link' | 'plain';
  name?: string;
  onDone: () => void;
}) {
  const { post, ...button } = props;
  const { t } = useTranslation('bulletin');
  const { id, sticky, active, reports } = post;
  const params = { id };
  return (
    <>
      <CallButton
        {...button}
        endpoint={postEndpoints.sticky}
        call={{ params, body: { sticky: !sticky } }}
      >
        {t(sticky ? 'unpin' : 'pin')}
      </CallButton>
      {/* What residents have reported is shown or hidden by the decision on that. */}
      {reports === 0 && (
        <CallButton
          {...button}
          endpoint={postEndpoints.active}
          call={{ params, body: { active: !active } }}
        >
          {t(active ? 'hide' : 'show')}
        </CallButton>
      )}
    </>
  );
}
