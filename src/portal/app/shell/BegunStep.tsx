import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useState } from 'react';
import styles from './BegunStep.module.css';

const BegunBar = dynamic(() => import('./BegunBar').then((one) => one.BegunBar), {
  ssr: false,
  loading: () => <div className={styles.room} />,
});

/** `/news/create` and `/news/[id]` are one area, as are all below `/admin/property`. */
const areaOf = (route: string) => /^\/(admin\/)?[^/]*/.exec(route)?.[0];

/**
 * On the screen that a step of the beginning leads to, and on those of the same area after it: how the step stands, and
 * the way on.
 */
export function BegunStep() {
  const { pathname, query } = useRouter();
  const area = areaOf(pathname);
  const [kept, keep] = useState<{ begun: string; area: string | undefined }>();
  const { begun } = query;
  if (typeof begun === 'string' && begun !== kept?.begun) keep({ begun, area });
  else if (kept && kept.area !== area) keep(undefined);
  return kept && <BegunBar key={kept.begun} begun={kept.begun} />;
}
