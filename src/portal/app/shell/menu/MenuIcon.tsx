import {
  Building2,
  ConciergeBell,
  FileText,
  Globe,
  House,
  type LucideIcon,
  Newspaper,
  Package,
  ShieldCheck,
  Users,
  Wallet,
} from 'lucide-react';
import type { MenuIcon as IconName } from '@/contracts/features/menu-groups';

const icons: Record<IconName, LucideIcon> = {
  home: House,
  parcel: Package,
  news: Newspaper,
  residents: Users,
  services: ConciergeBell,
  finance: Wallet,
  property: Building2,
  'admin-system': ShieldCheck,
  microsites: Globe,
};

/** The icon that a menu entry names; a plain sheet for a name that is not known here. */
export function MenuIcon({ name }: { name: string }) {
  const Icon = icons[name as IconName] ?? FileText;
  return <Icon size={18} aria-hidden="true" />;
}
