import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';

const BegunBar = dynamic(() => import('./BegunBar').then((one) => one.BegunBar), { ssr: false });

/** On the screen that a step of the beginning leads to: how it stands, and the way on. */
export function BegunStep() {
  const { begun } = useRouter().query;
  return typeof begun === 'string' && <BegunBar begun={begun} />;
}
