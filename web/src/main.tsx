import { createCache } from './apollo/cache.ts';
import { createClient } from './apollo/client.ts';
import { restoreCache, stopPersisting } from './apollo/persisted-cache.ts';
import { App } from './app/app.tsx';
import { renderApp } from './app/render-app.ts';
import { createRouter } from './app/router.tsx';
import { forgetOffset } from './app/scroll-key.ts';
import { startChannel } from './lib/connection/channel.ts';
import { watchDevice } from './lib/connection/connection.ts';
import { afterFirstPaint } from './lib/page/first-paint.tsx';
import { loadPart } from './lib/connection/load-part.ts';
import { onViewerGone, watchLogin } from './lib/session/session-change.ts';
import { loadSession } from './lib/session/session.ts';
import { watchLeaving } from './lib/save/unsaved.ts';
import './styles/app.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

watchDevice();
startChannel();
const session = await loadSession();
watchLogin();
onViewerGone(stopPersisting);
const cache = createCache();
forgetOffset();
const [router] = await Promise.all([createRouter(session, root), restoreCache(cache, session.user)]);
renderApp(root, <App client={createClient(cache)} router={router} />);
watchLeaving();
afterFirstPaint(() => {
  // Without this part the page still works, but shows news later. Offline the service worker provides it.
  loadPart(() => import('./app/after-first-paint.ts')).then(
    ({ startAfterFirstPaint: follow }) => follow(root),
    () => undefined,
  );
});
