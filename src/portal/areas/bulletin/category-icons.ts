import {
  CalendarDays,
  type LucideIcon,
  Megaphone,
  MessageCircleQuestionMark,
  MessageSquare,
  PackageSearch,
  Store,
} from 'lucide-react';
import type { PostCategory } from '@/contracts/bulletin/choices';

/** What stands for a post without a picture. */
export const categoryIcons: Readonly<Record<PostCategory, LucideIcon>> = {
  notice: Megaphone,
  activity: CalendarDays,
  market: Store,
  lost: PackageSearch,
  help: MessageCircleQuestionMark,
  other: MessageSquare,
};
