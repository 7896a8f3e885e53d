// What a test loads instead of a style sheet.
