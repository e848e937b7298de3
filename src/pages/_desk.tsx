import {offerDesk} from '../features/table-mode/hooks/tableView';

// A world without a desk loads no such module, and has none of its script.
offerDesk(
  async () => (await import('../features/desk/components/Desk')).default,
);
