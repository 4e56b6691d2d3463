import { useRouter } from 'next/router';
import { LazyNewsForm } from './LazyNewsForm';

/** Where new news is written. */
export function CreateNewsScreen() {
  const router = useRouter();
  return <LazyNewsForm news={null} onSaved={({ id }) => void router.push(`/news/${id}`)} />;
}
