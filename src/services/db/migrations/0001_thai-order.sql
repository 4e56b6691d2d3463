-- Numbers by their value and punctuation counted: 99/9 before 99/10, and neither equal to 999.
-- The older form of the locale's name is the one that every version from 15 on understands.
CREATE COLLATION IF NOT EXISTS thai_natural (provider = icu, locale = 'und@colNumeric=yes');
