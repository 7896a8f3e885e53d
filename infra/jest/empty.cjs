// Tests load this instead of a style sheet.
