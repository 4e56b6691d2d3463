import { FileTextOutlined, HomeOutlined, InboxOutlined, MailOutlined } from '@ant-design/icons';

const icons = {
  home: <HomeOutlined />,
  parcel: <InboxOutlined />,
  'report-email': <MailOutlined />,
};

/** The icon that a menu entry names; a plain sheet for a name that is not known here. */
export function MenuIcon({ name }: { name: string }) {
  return icons[name as keyof typeof icons] ?? <FileTextOutlined />;
}
