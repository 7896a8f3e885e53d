import { Outlet } from 'react-router-dom';
import { ErrorBoundary } from '../components/error-boundary.tsx';
import { Footer } from './footer.tsx';

/** For screens that fill the page and bring their own header. */
export const FooterLayout = () => (
  <>
    <main id="inhalt">
      <ErrorBoundary>
        <Outlet />
      </ErrorBoundary>
    </main>
    <Footer />
  </>
);
