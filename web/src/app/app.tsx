import { StrictMode, type ComponentProps } from 'react';
import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { RouterProvider } from 'react-router/dom';
import { FirstPaint } from '../lib/page/first-paint.tsx';

interface AppProps {
  client: ApolloClient;
  router: ComponentProps<typeof RouterProvider>['router'];
}

/** The whole app, for the browser and for the build, which prerenders the first screens (prerendered-pages.tsx). */
export const App = ({ client, router }: AppProps) => (
  <StrictMode>
    <FirstPaint>
      <ApolloProvider client={client}>
        <RouterProvider router={router} />
      </ApolloProvider>
    </FirstPaint>
  </StrictMode>
);
