import { describeTroubles } from './testing/troubled-hosts.ts';

// The hosts are shared out over three files that take equally long.
describeTroubles('embeddings host', 'Telegram');
