import { createCache } from './apollo/cache.ts';
import { createClient } from './apollo/client.ts';
import { restoreKnown, stop } from './apollo/kept.ts';
import { App } from './app/app.tsx';
import { begin } from './app/begin.ts';
import { createRouter } from './app/router.tsx';
import { forgetOffset } from './app/scroll-key.ts';
import { startServiceWorker } from './app/service-worker.ts';
import { startChannel } from './lib/channel.ts';
import { watchDevice } from './lib/connection.ts';
import { keepFocus } from './lib/keep-focus.ts';
import { startLive } from './lib/live.ts';
import { onViewerGone, watchLogin } from './lib/session-change.ts';
import { loadSession } from './lib/session.ts';
import { watchLeaving } from './lib/unsaved.ts';
import { watchVersion } from './lib/version.ts';
import './styles/app.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

watchDevice();
startChannel();
keepFocus(root);
const session = await loadSession();
watchLogin();
onViewerGone(stop);
const cache = createCache();
forgetOffset();
const [router] = await Promise.all([
  createRouter(session, root.hasChildNodes()),
  restoreKnown(cache, session.user),
]);
begin(root, <App client={createClient(cache)} router={router} />);
if (session.user) startLive();
startServiceWorker();
watchVersion();
watchLeaving();
