export const pushMessages = {
  subscription: 'Dieser Browser kann gerade keine Benachrichtigungen empfangen.',
} as const;
