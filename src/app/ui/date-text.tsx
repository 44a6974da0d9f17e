import { formatDate } from './format-date.ts'
import { useSite } from './site-context.ts'

interface DateTextProps {
  /** `YYYY-MM-DD` */
  date: string
  dateStyle?: 'long' | 'medium'
}

/** A date in the site's language. Browsers may word it slightly differently from the build; that is no fault. */
export const DateText = ({ date, dateStyle = 'long' }: DateTextProps) => {
  const site = useSite()
  return (
    <time dateTime={date} suppressHydrationWarning>
      {formatDate(date, site, dateStyle)}
    </time>
  )
}
