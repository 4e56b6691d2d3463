import {
  Bell,
  Building2,
  FileText,
  Globe,
  House,
  Mail,
  Newspaper,
  Package,
  ShieldCheck,
} from 'lucide-react';

const icons = {
  home: House,
  parcel: Package,
  news: Newspaper,
  'report-email': Mail,
  bell: Bell,
  microsites: Globe,
  property: Building2,
  'admin-system': ShieldCheck,
};

/** The icon that a menu entry names; a plain sheet for a name that is not known here. */
export function MenuIcon({ name }: { name: string }) {
  const Icon = icons[name as keyof typeof icons] ?? FileText;
  return <Icon size={18} aria-hidden="true" />;
}
