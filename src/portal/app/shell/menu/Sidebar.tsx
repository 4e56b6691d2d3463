import { MenuTree } from './MenuTree';
import styles from './Sidebar.module.css';

/** The menu beside the content, 280 px, on screens that have the room. */
export function Sidebar() {
  return (
    <aside className={styles.sidebar}>
      <MenuTree id="sidebar" />
    </aside>
  );
}
